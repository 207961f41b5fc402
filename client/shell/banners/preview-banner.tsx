import { useQuery } from '@tanstack/react-query'
import { sessionQuery } from '#client/session/session.ts'
import { lazyPart } from '#client/ui/lazy/lazy-part.tsx'

const PreviewOn = lazyPart(() => import('./preview-on.tsx'))

/**
 * Shown on every page while a role is previewed. The live region is always in the document, so that screen readers
 * announce it.
 */
export function PreviewBanner() {
  // Needs no request of its own: session.ts keeps this query up to date.
  const { data } = useQuery({ ...sessionQuery, enabled: false })
  return <div role="status">{data?.preview && <PreviewOn role={data.preview} />}</div>
}
