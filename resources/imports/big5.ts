let bytesOf: Map<string, readonly [number, number]> | undefined

/** Builds the encoding table from the decoder, because the platform has no Big5 encoder. */
function table(): Map<string, readonly [number, number]> {
  const decoder = new TextDecoder('big5')
  const found = new Map<string, readonly [number, number]>()
  for (let lead = 0x81; lead <= 0xfe; lead++)
    for (let trail = 0x40; trail <= 0xfe; trail++) {
      const sign = decoder.decode(Uint8Array.of(lead, trail))
      // An invalid pair decodes to several characters, or to the replacement character.
      if ([...sign].length === 1 && sign !== '\ufffd' && !found.has(sign)) found.set(sign, [lead, trail])
    }
  return found
}

/** Encodes text like older spreadsheets in Taiwan. Characters that Big5 lacks become question marks. */
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
