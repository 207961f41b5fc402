export type Need = 'needsProgram' | 'needsBrowser' | 'needsSources'

/** The tasks that take more than one browser, by page and task. */
export const NEEDS: Readonly<Record<string, Need>> = {
  'page3_05/end-one': 'needsBrowser',
  'page4_02/go-on-elsewhere': 'needsBrowser',
  'page8_04/from-outside': 'needsProgram',
  'page8_08/read-only-key': 'needsProgram',
}
