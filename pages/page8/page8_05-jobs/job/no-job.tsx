import { useMessages } from '#client/i18n/i18n.ts'
import { NothingHere } from '#client/ui/states/nothing-here.tsx'
import { JOBS_PATH } from '#pages/page8/page8_05-jobs/links.ts'
import { messages } from '#pages/page8/page8_05-jobs/messages.ts'

/** For the URL of an unknown job, or of one that was deleted. */
export function NoJob() {
  const t = useMessages(messages)
  return (
    <NothingHere title={t('notFoundTitle')} text={t('notFoundText')} back={{ to: JOBS_PATH, label: t('allJobs') }} />
  )
}
