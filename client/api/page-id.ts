/** The page id that a request carries when no page is open, such as on the sign-in screen. */
const NO_PAGE = 'shell'

/** The page id in a path: `/strive/page3/page3_02` → `page3_02`. */
export function pageIdOf(pathname: string): string {
  const steps = pathname.toLowerCase().split('/')
  return steps.find(step => /^page\d_\d\d$/.test(step)) ?? steps.find(step => /^page\d$/.test(step)) ?? NO_PAGE
}
