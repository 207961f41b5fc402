import type { Query } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#client/api/api.ts'
import { useProblemText } from '#client/api/problem-text.ts'
import { queryClient } from '#client/api/query.ts'
import { useAction } from '#client/api/use-action.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { adoptSession } from '#client/session/session.ts'
import { useSession } from '#client/session/use-session.ts'
import { useGlobal } from '#client/state/state.ts'
import { toast } from '#client/toast/toast.ts'
import { Button } from '#client/ui/button.tsx'
import look from '#client/ui/look.module.css'
import { useFaults } from '#practice/client/faults/faults.ts'
import { lessonQuery } from '#practice/client/lesson/lesson-query.ts'
import { chooseTab, type LessonTab } from '#practice/client/lesson/open.ts'
import { createFault, deleteFault } from '#resources/faults/contract.ts'
import { forkSandbox, listSandboxes } from '#resources/sandboxes/contract.ts'
import { switchSandbox } from '#resources/sessions/contract.ts'
import { itemAt } from '#shared/objects.ts'
import { MAIN } from '#shared/platform/sandboxes.ts'
import { messages } from './messages.ts'
import { goToStep, STEPS, type TourStep } from './state.ts'
import styles from './tour.module.css'

type Stop = Exclude<TourStep, 'begin'>
const STOPS = STEPS.filter(step => step !== 'begin')
/** What the lesson shows meanwhile. */
const TABS: Record<Stop, LessonTab> = { task: 'tasks', fault: 'requests', log: 'requests', sandbox: 'tasks' }

/** One step of the tour, above the lesson of a real page. */
export default function Tour({ page, step }: { page: string; step: Stop }) {
  const t = useMessages(messages)
  const place = STOPS.indexOf(step)
  const slowness = useSlowness(page)

  function go(next: Stop | null) {
    void slowness.end()
    goToStep(next)
    chooseTab(page, next ? TABS[next] : 'tasks')
  }

  return (
    <section
      className={`${look.grid} ${look.rigid} ${look.tinted} ${look.rounded} ${styles.tour}`}
      data-gap="8"
      aria-labelledby="tour-title"
    >
      <p className={`${look.line} ${look.dim}`} data-gap="8">
        <span className={`${look.grow} ${look.digits}`}>{t('place', { step: place + 1, all: STOPS.length })}</span>
        <Button kind="quiet" isSmall label={t('skip')} onClick={() => go(null)} />
      </p>
      <h3 id="tour-title" className={look.heading}>
        {t(`${step}Title`)}
      </h3>
      <div role="status" className={look.stack} data-gap="8">
        {step === 'sandbox' ? <SandboxStep /> : <p>{t(`${step}Text`)}</p>}
        {step === 'fault' && (
          <Button
            isSmall
            className={look.atStart}
            isBusy={slowness.isBusy}
            aria-pressed={slowness.isOn}
            label={t(slowness.isOn ? 'slowOn' : 'slow')}
            onClick={() => void (slowness.isOn ? slowness.end() : slowness.begin())}
          />
        )}
      </div>
      <p className={look.line} data-gap="8">
        {place > 0 && <Button isSmall label={t('back')} onClick={() => go(itemAt(STOPS, place - 1))} />}
        <Button
          kind="main"
          isSmall
          label={t(place + 1 < STOPS.length ? 'next' : 'finish')}
          onClick={() => go(STOPS[place + 1] ?? null)}
        />
      </p>
    </section>
  )
}

const SLOW = { method: 'GET', path: '*', fault: { delay: 2_000 }, seconds: 60 } as const

/** A fault for a minute, with which the page is read again, as if it had just been opened. */
function useSlowness(page: string) {
  const t = useMessages(messages)
  const { rules } = useFaults()
  const rule = rules.find(
    ({ method, path, fault }) => method === SLOW.method && path === SLOW.path && fault.delay === SLOW.fault.delay,
  )
  const failed = (reason: string) => t('failed', { reason })
  const attempt = useAttempt()
  const creating = useAction(createFault, { cause: 'tour', failed })
  const deleting = useAction(deleteFault, { cause: 'tour', failed })
  return {
    isOn: rule !== undefined,
    isBusy: creating.isBusy || deleting.isBusy,
    async begin() {
      if (!(await creating.run({ body: SLOW }))) return
      const lesson = await attempt(() => queryClient.fetchQuery(lessonQuery(page)))
      const isOfPage = ({ queryKey: [path] }: Query) => lesson?.endpoints.some(one => one.path === path) ?? false
      await queryClient.resetQueries({ type: 'active', predicate: isOfPage })
    },
    async end() {
      if (rule) await deleting.run({ params: { faultId: rule.id } })
    },
  }
}

/** Reads something; null, with a toast, if that fails. */
function useAttempt() {
  const t = useMessages(messages)
  const describe = useProblemText()
  return async <T,>(read: () => Promise<T>): Promise<T | null> => {
    try {
      return await read()
    } catch (error) {
      toast.error(t('failed', { reason: describe(error) }), { cause: 'tour' })
      return null
    }
  }
}

function SandboxStep() {
  const t = useMessages(messages)
  const session = useSession()
  const mayMake = useGlobal(({ permissions }) => permissions.includes('sandboxes:write'))
  const failed = (reason: string) => t('failed', { reason })
  const forking = useAction(forkSandbox, { cause: 'tour', failed })
  const switching = useAction(switchSandbox, { cause: 'tour', failed, onDone: adoptSession })
  const attempt = useAttempt()
  const [isMaking, setIsMaking] = useState(false)
  if (!session) return null
  const { id, name } = session.sandbox

  async function makeOwn() {
    // Also while it asks which there are: a second press would make a second one.
    setIsMaking(true)
    const list = await attempt(() => queryClient.fetchQuery(api.query(listSandboxes)))
    const own = list?.rows.find(one => one.id !== MAIN && one.snapshotOf === null)
    const made = own ?? (list && (await forking.run({ body: { name: t('ownName'), from: MAIN } }))?.reply)
    if (made) await switching.run({ body: { sandboxId: made.id } })
    setIsMaking(false)
  }

  return (
    <>
      <p>{t(id === MAIN ? 'sandboxText' : 'sandboxOwn', { name })}</p>
      {id === MAIN && mayMake && (
        <Button
          isSmall
          className={look.atStart}
          isBusy={isMaking}
          label={t('makeSandbox')}
          onClick={() => void makeOwn()}
        />
      )}
    </>
  )
}
