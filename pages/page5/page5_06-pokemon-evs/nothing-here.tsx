import { useMessages } from '#client/i18n/i18n.ts'
import { ButtonLink } from '#client/ui/button.tsx'
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
          <ButtonLink kind="main" to={LIST_PATH}>
            {t('allEntries')}
          </ButtonLink>
        }
      >
        {t('noEntryText')}
      </Notice>
    </>
  )
}
