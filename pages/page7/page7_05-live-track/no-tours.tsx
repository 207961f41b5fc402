import { useFormats } from '#client/i18n/formats.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { Button } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/states/notice.tsx'
import { messages } from './messages.ts'
import type { TrackPage } from './use-track-page.ts'

/** No van has been on tour: the shop is closed, or it was on this day. */
export function NoTours({ page: { fleet, days, showDay } }: { page: TrackPage }) {
  const t = useMessages(messages)
  const { day } = useFormats()
  const last = days.data?.rows[0]?.day
  return fleet.isLive ? (
    <Notice
      tone="empty"
      level={2}
      title={t('closedTitle')}
      actions={last && <Button onClick={() => showDay(last)}>{t('replayLast', { day: day(last) })}</Button>}
    >
      {t('closedText')}
    </Notice>
  ) : (
    <Notice
      tone="empty"
      level={2}
      title={t('noToursTitle')}
      actions={
        <Button kind="main" onClick={() => showDay(undefined)}>
          {t('showLive')}
        </Button>
      }
    >
      {t('noToursText')}
    </Notice>
  )
}
