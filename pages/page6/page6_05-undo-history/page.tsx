import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import IconPlayerPause from '@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs'
import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useStore } from 'zustand'
import { api } from '#client/api/api.ts'
import { saveFile } from '#client/files/save-file.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { useLiveRows } from '#client/live/use-rows.ts'
import { useUrlState } from '#client/router/url-state.ts'
import { Button } from '#client/ui/button.tsx'
import look from '#client/ui/look.module.css'
import { Empty } from '#client/ui/states/empty.tsx'
import { Loaded } from '#client/ui/states/loaded.tsx'
import { listFloorPlans } from '#resources/floor-plans/contract.ts'
import { openPlan } from './document/open-plan.ts'
import type { PlanDocument } from './document/plan-document.ts'
import { messages } from './messages.ts'
import { PlanEditor } from './plan-editor.tsx'
import { PlanBar } from './plans/plan-bar.tsx'
import { UndoHistoryState } from './search-params.ts'
import { useTexts } from './use-texts.ts'

const plansQuery = api.query(listFloorPlans, { query: { limit: 200 } })

export default function UndoHistoryPage() {
  const t = useMessages(messages)
  const [state, change] = useUrlState(UndoHistoryState)
  const plans = useQuery(plansQuery)
  useLiveRows('floor-plans', listFloorPlans.path)
  const rows = plans.data?.rows ?? []
  const plan = rows.find(({ id }) => id === state.plan) ?? rows[0]
  // A plan that was just created is not in the list yet. One that a list has lacked is gone.
  const [gone, setGone] = useState<number>()
  const isGone = plans.isSuccess && !plans.isFetching && state.plan !== plan?.id
  if (isGone && state.plan !== undefined && state.plan !== gone) setGone(state.plan)
  const planId = plans.isFetching && state.plan !== gone ? (state.plan ?? plan?.id) : plan?.id
  const opened = useQuery({
    // Not the path of an endpoint, because the document follows changes of its plan itself.
    queryKey: ['plan-document', planId],
    queryFn: () => openPlan(planId as number),
    enabled: planId !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    structuralSharing: false,
  })
  const open = (next: number) => change({ plan: next })
  /** Without one in the URL, the first one is shown. Another plan may have been opened meanwhile. */
  const leave = (gone: number) => change(now => (now.plan === gone ? { plan: undefined } : {}))
  return (
    <Loaded query={plans} height={560}>
      {() => (
        <>
          <div className={`${look.row} ${look.between}`} data-below="12">
            <PlanBar plans={rows} plan={plan} onOpen={open} onGone={leave} />
            {opened.data && (
              <div className={look.row}>
                <SyncStatus document={opened.data} />
                <ExportButton document={opened.data} />
              </div>
            )}
          </div>
          {planId === undefined ? (
            <Empty title={t('noPlansTitle')} text={t('noPlansText')} />
          ) : (
            <Loaded query={opened} height={560}>
              {document => <PlanEditor key={planId} document={document} />}
            </Loaded>
          )}
        </>
      )}
    </Loaded>
  )
}

function ExportButton({ document }: { document: PlanDocument }) {
  const t = useMessages(messages)
  const { nameOf } = useTexts()
  async function handleExport() {
    const { planToSvg } = await import('./export-svg.ts')
    const { plan, shapes } = document.state.getState()
    saveFile(new Blob([planToSvg(plan.name, shapes, nameOf)], { type: 'image/svg+xml' }), `floor-plan-${plan.id}.svg`)
  }
  return <Button icon={IconDownload} label={t('exportSvg')} onClick={() => void handleExport()} />
}

const TONES = { saved: 'good', saving: 'info', waiting: 'warn', paused: 'warn' } as const

/** Whether all steps are saved. Syncing can be paused, to see what happens when two windows diverge. */
function SyncStatus({ document }: { document: PlanDocument }) {
  const t = useMessages(messages)
  const { sync, unsaved: count } = useStore(document.state)
  const isPaused = sync === 'paused'
  return (
    <div className={look.row}>
      <span className={`${look.badge} ${look.normal}`} data-tone={TONES[sync]} role="status">
        {t(sync, { count })}
      </span>
      <Button
        isSmall
        icon={isPaused ? IconPlayerPlay : IconPlayerPause}
        iconSize={14}
        label={isPaused ? t('resume') : t('pause')}
        onClick={() => document.setPaused(!isPaused)}
      />
    </div>
  )
}
