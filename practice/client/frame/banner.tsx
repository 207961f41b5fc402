import { lazyPart } from '#client/ui/lazy/lazy-part.tsx'
import { useFaults } from '#practice/client/faults/faults.ts'
import { isSpent } from '#shared/platform/faults.ts'

const FaultsOn = lazyPart(() => import('#practice/client/faults/faults-on.tsx'))

/**
 * Shown on every page while practice faults are on or hold a request. The live region is always in the document, so that screen readers
 * announce it.
 */
export default function FaultBanner() {
  const { rules, held } = useFaults()
  const active = rules.filter(({ fault, calls }) => !isSpent(fault, calls))
  return <div role="status">{(active.length > 0 || held > 0) && <FaultsOn rules={active} held={held} />}</div>
}
