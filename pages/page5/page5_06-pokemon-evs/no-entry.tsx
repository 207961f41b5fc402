import { useMessages } from '#client/i18n/i18n.ts'
import { NothingHere } from '#client/ui/states/nothing-here.tsx'
import { LIST_PATH } from './links.ts'
import { messages } from './messages.ts'

/** For an unknown route within the page. */
export function NoEntry() {
  const t = useMessages(messages)
  return (
    <NothingHere title={t('noEntryTitle')} text={t('noEntryText')} back={{ to: LIST_PATH, label: t('allEntries') }} />
  )
}
