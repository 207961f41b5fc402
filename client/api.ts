import { PAGE_HEADER } from '#resources/traffic/rules.ts'
import { connect } from './connect.ts'
import { pathInside } from './mount.ts'
import { useGlobal } from './state.ts'

let handleLostSession = () => {}

/** What to do when a call is refused because the session is over (S-AUTH-7); session.ts says. */
export function onLostSession(handle: () => void): void {
  handleLostSession = handle
}

/** The API as the signed-in operator. */
export const api = connect((url, init) => fetch(url, init), {
  headers: () => ({ ...authorization(), ...whereFrom() }),
  onProblem: problem => {
    if (problem.code === 'session-ended' || problem.code === 'not-signed-in') handleLostSession()
  },
})

/** The page that asks, for the traffic log: `/page3/page3_02` → `page3_02`. */
function whereFrom(): Record<string, string> {
  const [, page] = /^\/(page\d\/page\d_\d\d|page\d)(?:\/|$)/i.exec(pathInside(location.pathname)) ?? []
  return page ? { [PAGE_HEADER]: page.replace(/^.*\//, '').toLowerCase() } : {}
}

function authorization(): Record<string, string> {
  const { token } = useGlobal.getState()
  return token ? { authorization: `Bearer ${token}` } : {}
}
