import IconPlayerPause from '@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs'
import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs'
import { useStore } from 'zustand'
import { useMessages } from '#client/i18n/i18n.ts'
import { Button } from '#client/ui/button.tsx'
import look from '#client/ui/look.module.css'
import type { PlanDocument } from '#pages/page6/page6_05-undo-history/document/plan-document.ts'
import { messages } from '#pages/page6/page6_05-undo-history/messages.ts'

const TONES = { saved: 'good', saving: 'info', waiting: 'warn', paused: 'warn' } as const

/** Whether all steps are saved. Syncing can be paused, to see what happens when two windows diverge. */
export function SyncStatus({ document }: { document: PlanDocument }) {
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
        onClick={() => document.setPaused(!isPaused)}
      >
        {isPaused ? t('resume') : t('pause')}
      </Button>
    </div>
  )
}
