import { PAGE_HEADER } from '#resources/traffic/rules.ts'
import { connect } from './connect.ts'
import { pageIdOf } from './page-id.ts'
import { useGlobal } from './state.ts'

let handleLostSession = () => {}

/** What to do when a call is refused because the session is over (S-AUTH-7); session.ts says. */
export function onLostSession(handle: () => void): void {
  handleLostSession = handle
}

/** The API as the signed-in operator. */
export const api = connect((url, init) => fetch(url, init), {
  headers: () => ({ ...authorization(), [PAGE_HEADER]: pageIdOf(location.pathname) }),
  onProblem: problem => {
    if (problem.code === 'session-ended' || problem.code === 'not-signed-in') handleLostSession()
  },
})

function authorization(): Record<string, string> {
  const { token } = useGlobal.getState()
  return token ? { authorization: `Bearer ${token}` } : {}
}
