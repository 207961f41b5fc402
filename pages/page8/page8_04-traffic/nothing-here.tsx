import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { useMessages } from '#client/i18n/i18n.ts'
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
          <Button component={Link} to={trafficSearch.path}>
            {t('allRequests')}
          </Button>
        }
      >
        {t('notFoundText')}
      </Notice>
    </>
  )
}
