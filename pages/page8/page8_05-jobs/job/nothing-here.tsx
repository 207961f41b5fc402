import { useMessages } from '#client/i18n/i18n.ts'
import { ButtonLink } from '#client/ui/button.tsx'
import { PageHead } from '#client/ui/page-head.tsx'
import { Notice } from '#client/ui/states/notice.tsx'
import { JOBS_PATH } from '#pages/page8/page8_05-jobs/links.ts'
import { messages } from '#pages/page8/page8_05-jobs/messages.ts'

/** For the URL of an unknown job, or of one that was deleted: an explanation with a way back. */
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
          <ButtonLink kind="main" to={JOBS_PATH}>
            {t('allJobs')}
          </ButtonLink>
        }
      >
        {t('notFoundText')}
      </Notice>
    </>
  )
}
