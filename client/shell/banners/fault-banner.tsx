import { useFaults } from '#client/api/faults.ts'
import { lazyPart } from '#client/ui/lazy-part.tsx'
import { isSpent } from '#shared/platform/faults.ts'

const FaultsOn = lazyPart(() => import('./faults-on.tsx'))

/**
 * Shown on every page while practice faults are on. The live region is always in the document, so that screen readers
 * announce it.
 */
export function FaultBanner() {
  const rules = useFaults().rules.filter(({ fault, calls }) => !isSpent(fault, calls))
  return <div role="status">{rules.length > 0 && <FaultsOn rules={rules} />}</div>
}
