import { useEffect } from 'react'
import { useTrial } from '#client/i18n/trial.ts'
import { onRows } from '#client/live/live.ts'
import { confirmSession } from '#client/session/session.ts'
import { useSession } from '#client/session/use-session.ts'
import { lazyPart } from '#client/ui/lazy/lazy-part.tsx'

const OwnTexts = lazyPart(() => import('./own-texts.tsx'))

/** Loads the texts of the sandbox (page6_03) if it has published any, or if the operator tries some. */
export default function ConsoleTexts() {
  const session = useSession()
  const isTrying = useTrial(({ language, hasDrafts, typed }) => language !== null || hasDrafts || typed !== null)
  useEffect(() => onRows('releases', ids => ids && void confirmSession()), [])
  return <div role="status">{(isTrying || (session && session.sandbox.texts > 0)) && <OwnTexts />}</div>
}
