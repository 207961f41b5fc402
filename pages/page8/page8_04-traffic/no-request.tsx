import { useMessages } from '#client/i18n/i18n.ts'
import { NothingHere } from '#client/ui/states/nothing-here.tsx'
import { messages } from './messages.ts'
import { trafficSearch } from './search-params.ts'

/** For a URL of an unknown request, or one that was deleted. */
export function NoRequest() {
  const t = useMessages(messages)
  return (
    <NothingHere
      title={t('notFoundTitle')}
      text={t('notFoundText')}
      back={{ to: trafficSearch.path, label: t('allRequests') }}
    />
  )
}
