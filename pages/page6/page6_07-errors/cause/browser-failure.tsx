import { type ComponentType, lazy, Suspense, useState } from 'react'
import { reportError } from '#client/errors/report.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { MOUNT_PATH } from '#client/loading/mount.ts'
import { PageBoundary } from '#client/shell/page-boundary.tsx'
import look from '#client/ui/look.module.css'
import { messages } from '#pages/page6/page6_07-errors/messages.ts'
import type { BrowserFailure } from '#pages/page6/page6_07-errors/search-params.ts'
import { startFailingWorker } from './failing-worker-url.ts'

type Order = { lines: { name: string }[] }

/** What the page shows for the failure. The error boundary is that of the console's pages. */
export function BrowserFailureView({ failure }: { failure: BrowserFailure }) {
  const t = useMessages(messages)
  if (failure === 'render')
    return <PageBoundary onRetry={() => {}}>{attempt => <OrderLines order={orderOf(attempt)} />}</PageBoundary>
  if (failure === 'chunk') return <MissingPart />
  return <p className={look.dim}>{t('nothingToSee')}</p>
}

/** The first render lacks the order, as after a response with an unexpected shape. The second one has it. */
const orderOf = (attempt: number) => (attempt === 0 ? undefined : { lines: [] }) as Order

function OrderLines({ order }: { order: Order }) {
  const t = useMessages(messages)
  return <p className={look.dim}>{t('recovered', { count: order.lines.length })}</p>
}

/** The URL of a chunk that no build contains, as after a deployment. */
const missingUrl = () => `${MOUNT_PATH}/assets/missing-00000000.js`
const importMissing = (): Promise<{ default: ComponentType }> => import(/* @vite-ignore */ missingUrl())

function MissingPart() {
  const t = useMessages(messages)
  const [Missing, setMissing] = useState(() => lazy(importMissing))
  const Found = () => <p className={look.dim}>{t('reloaded')}</p>
  return (
    <PageBoundary onRetry={() => setMissing(lazy(async () => ({ default: Found })))}>
      {attempt => (
        <Suspense key={attempt} fallback={<p role="status">{t('loadingPart')}</p>}>
          <Missing />
        </Suspense>
      )}
    </PageBoundary>
  )
}

/** Fails outside of React: in an event handler, a promise or a worker. */
export function failOutside(failure: BrowserFailure): void {
  if (failure === 'handler') throw new RangeError(`Order ${randomId()} has no address`)
  if (failure === 'rejection') void saveWithoutCatch()
  if (failure === 'worker') startFailingWorker(error => reportError(error, 'worker'))
}

/** The messages differ in a number, but the reports belong to one group. */
const randomId = () => Math.floor(Math.random() * 10_000)

async function saveWithoutCatch() {
  throw new Error(`Draft ${randomId()} was not saved`)
}
