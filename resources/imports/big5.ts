let bytesOf: Map<string, readonly [number, number]> | undefined

/** What every pair of bytes stands for, turned round: a decoder is at hand, an encoder is not. */
function table(): Map<string, readonly [number, number]> {
  const decoder = new TextDecoder('big5')
  const found = new Map<string, readonly [number, number]>()
  for (let lead = 0x81; lead <= 0xfe; lead++)
    for (let trail = 0x40; trail <= 0xfe; trail++) {
      const sign = decoder.decode(Uint8Array.of(lead, trail))
      // What is no character decodes to more than one sign, or to the one that says so.
      if ([...sign].length === 1 && sign !== '\ufffd' && !found.has(sign)) found.set(sign, [lead, trail])
    }
  return found
}

/** A text as older spreadsheets in Taiwan write it; what Big5 has no character for becomes a question mark. */
export function encodeBig5(text: string): Uint8Array<ArrayBuffer> {
  bytesOf ??= table()
  const bytes: number[] = []
  for (const sign of text) {
    const code = sign.charCodeAt(0)
    if (code < 0x80) bytes.push(code)
    else bytes.push(...(bytesOf.get(sign) ?? [0x3f]))
  }
  return Uint8Array.from(bytes)
}
