import { useMessages } from '#client/i18n/i18n.ts'
import { NothingHere } from '#client/ui/states/nothing-here.tsx'
import { CHANNEL_PATH } from './links.ts'
import { messages } from './messages.ts'

/** For the URL of an unknown room, console or place. */
export function NoPlace({ of }: { of: 'room' | 'console' | 'place' }) {
  const t = useMessages(messages)
  return (
    <NothingHere title={t(`no_${of}`)} text={t(`no_${of}_text`)} back={{ to: CHANNEL_PATH, label: t('allRooms') }} />
  )
}
