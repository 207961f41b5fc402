import { useFormats } from '#client/i18n/formats.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { Button } from '#client/ui/button.tsx'
import { Empty } from '#client/ui/states/empty.tsx'
import { messages } from './messages.ts'
import type { TrackPage } from './use-track-page.ts'

/** No van has been on tour: the shop is closed, or it was on this day. */
export function NoTours({ page: { fleet, days, showDay } }: { page: TrackPage }) {
  const t = useMessages(messages)
  const { day } = useFormats()
  const last = days.data?.rows[0]?.day
  return fleet.isLive ? (
    <Empty
      title={t('closedTitle')}
      text={t('closedText')}
      actions={last && <Button onClick={() => showDay(last)}>{t('replayLast', { day: day(last) })}</Button>}
    />
  ) : (
    <Empty
      title={t('noToursTitle')}
      text={t('noToursText')}
      action={{ label: t('showLive'), act: () => showDay(undefined) }}
    />
  )
}
