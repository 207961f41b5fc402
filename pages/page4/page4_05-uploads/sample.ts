export const SAMPLE_BYTES = 3 * 1024 ** 2
/** `getRandomValues` fills no more bytes at once. */
const PORTION = 65_536

/** A file of random bytes to practise with. Each one is different. */
export function makeSample(): File {
  const bytes = new Uint8Array(SAMPLE_BYTES)
  for (let at = 0; at < SAMPLE_BYTES; at += PORTION) crypto.getRandomValues(bytes.subarray(at, at + PORTION))
  return new File([bytes], `sample-${Date.now().toString(36)}.bin`, { type: 'application/octet-stream' })
}
