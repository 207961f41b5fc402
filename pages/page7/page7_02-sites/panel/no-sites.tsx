import { useMessages } from '#client/i18n/i18n.ts'
import { Button } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/states/notice.tsx'
import { messages } from '#pages/page7/page7_02-sites/messages.ts'
import type { Sites } from '#pages/page7/page7_02-sites/use-sites.ts'

/** No site of this area matches the filters. */
export function NoSites({ sites: { change } }: { sites: Sites }) {
  const t = useMessages(messages)
  return (
    <Notice
      tone="empty"
      level={2}
      title={t('noneTitle')}
      actions={
        <Button kind="main" onClick={() => change({ at: undefined })}>
          {t('showTaiwan')}
        </Button>
      }
    >
      {t('noneText')}
    </Notice>
  )
}
