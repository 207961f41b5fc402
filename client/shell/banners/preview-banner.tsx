import { useSession } from '#client/session/use-session.ts'
import { lazyPart } from '#client/ui/lazy/lazy-part.tsx'

const PreviewOn = lazyPart(() => import('./preview-on.tsx'))

/**
 * Shown on every page while a role is previewed. The live region is always in the document, so that screen readers
 * announce it.
 */
export function PreviewBanner() {
  const session = useSession()
  return <div role="status">{session?.preview && <PreviewOn role={session.preview} />}</div>
}
