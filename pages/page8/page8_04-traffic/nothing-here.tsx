import { useMessages } from '#client/i18n/i18n.ts'
import { ButtonLink } from '#client/ui/button.tsx'
import { PageHead } from '#client/ui/page-head.tsx'
import { Notice } from '#client/ui/states/notice.tsx'
import { messages } from './messages.ts'
import { trafficSearch } from './search-params.ts'

/** For a URL of an unknown request, or one that was deleted: an explanation with a way back. */
export function NothingHere() {
  const t = useMessages(messages)
  return (
    <>
      <PageHead subpage={{ title: t('notFoundTitle') }} />
      <Notice
        tone="empty"
        level={2}
        title={t('notFoundTitle')}
        actions={
          <ButtonLink kind="main" to={trafficSearch.path}>
            {t('allRequests')}
          </ButtonLink>
        }
      >
        {t('notFoundText')}
      </Notice>
    </>
  )
}
