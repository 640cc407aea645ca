/** A short fingerprint of a sequence of texts: 64 bits as 16 hex digits, the same on every machine. For finding equals, not for secrets. */
export class Digest {
  private a = 0x811c9dc5;
  private b = 0x9e3779b9;

  add(text: string): void {
    let { a, b } = this;
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i);
      a = Math.imul(a ^ code, 0x01000193);
      b = Math.imul(b ^ code, 0x85ebca6b);
      b ^= b >>> 13;
    }
    this.a = Math.imul(a ^ 0x1f, 0x01000193); // between ["ab"] and ["a", "b"] there is a difference
    this.b = Math.imul(b ^ 0x1f, 0x85ebca6b);
  }

  hex(): string {
    const eight = (word: number) => (word >>> 0).toString(16).padStart(8, '0');
    return eight(this.a) + eight(this.b);
  }
}
