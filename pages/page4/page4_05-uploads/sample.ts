export const SAMPLE_BYTES = 3 * 1024 ** 2
const SAMPLE_NAME = /^sample-([0-9a-z]{6,8})\.bin$/

/** A file to practise with. Each one is different. */
export const makeSample = (): File => fileOf(Math.floor(Date.now() / 100) % 2 ** 32)

/** Nobody has a sample as a file to choose, but it can be made again. */
export const isSample = (name: string): boolean => SAMPLE_NAME.test(name)

/** The sample with this name, made again. */
export const sampleNamed = (name: string): File => fileOf(Number.parseInt(SAMPLE_NAME.exec(name)?.[1] ?? '', 36))

/** The bytes follow from the seed, which is in the name. */
function fileOf(seed: number): File {
  const words = new Uint32Array(SAMPLE_BYTES / Uint32Array.BYTES_PER_ELEMENT)
  let state = seed
  for (let at = 0; at < words.length; at++) {
    // The linear congruential generator of “Numerical Recipes”.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    words[at] = state
  }
  return new File([words], `sample-${seed.toString(36).padStart(6, '0')}.bin`, { type: 'application/octet-stream' })
}
