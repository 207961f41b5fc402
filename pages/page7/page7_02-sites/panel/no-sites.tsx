import { useMessages } from '#client/i18n/i18n.ts'
import { Empty } from '#client/ui/states/empty.tsx'
import { messages } from '#pages/page7/page7_02-sites/messages.ts'
import type { Sites } from '#pages/page7/page7_02-sites/use-sites.ts'

/** No site of this area matches the filters. */
export function NoSites({ sites: { change } }: { sites: Sites }) {
  const t = useMessages(messages)
  return (
    <Empty
      title={t('noneTitle')}
      text={t('noneText')}
      action={{ label: t('showTaiwan'), act: () => change({ at: undefined }) }}
    />
  )
}
