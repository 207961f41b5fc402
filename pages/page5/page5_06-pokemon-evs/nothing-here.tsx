import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { useMessages } from '#client/i18n/i18n.ts'
import { PageHead } from '#client/ui/page-head.tsx'
import { Notice } from '#client/ui/states/notice.tsx'
import { LIST_PATH } from './links.ts'
import { messages } from './messages.ts'

/** For an unknown route within the page: an explanation with a way back. */
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
