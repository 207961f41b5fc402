import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { useMessages } from '#client/i18n/i18n.ts'
import { PageHead } from '#client/ui/page-head.tsx'
import { Notice } from '#client/ui/states/notice.tsx'
import { messages } from './messages.ts'
import { LIST_PATH } from './search-params.ts'

/** A place that names nothing: said within the page, with the way back. */
export function NothingHere() {
  const t = useMessages(messages)
  return (
    <>
      <PageHead subpage={{ title: t('noEntryTitle') }} />
      <Notice
        tone="empty"
        level={2}
        title={t('noEntryTitle')}
        actions={
          <Button component={Link} to={LIST_PATH}>
            {t('allEntries')}
          </Button>
        }
      >
        {t('noEntryText')}
      </Notice>
    </>
  )
}
