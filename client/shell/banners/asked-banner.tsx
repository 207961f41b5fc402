import { useChannel } from '#client/live/live.ts'
import { lazyPart } from '#client/ui/lazy/lazy-part.tsx'

const ConsoleAsked = lazyPart(() => import('./console-asked.tsx'))

/** Shown when an operator has asked this console for its state (S-WS-1). The live region is always in the document. */
export function AskedBanner() {
  const asked = useChannel(({ lastAsked }) => lastAsked)
  return <div role="status">{asked && <ConsoleAsked asked={asked} />}</div>
}
