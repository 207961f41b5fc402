import { useMessages } from '#client/i18n/i18n.ts'
import { ButtonLink } from '#client/ui/button.tsx'
import { PageHead } from '#client/ui/page-head.tsx'
import { Notice } from '#client/ui/states/notice.tsx'
import { CHANNEL_PATH } from './links.ts'
import { messages } from './messages.ts'

/** For the URL of an unknown room, console or place: an explanation with a way back. */
export function NothingHere({ of }: { of: 'room' | 'console' | 'place' }) {
  const t = useMessages(messages)
  const title = t(`no_${of}`)
  return (
    <>
      <PageHead subpage={{ title }} />
      <Notice
        tone="empty"
        level={2}
        title={title}
        actions={
          <ButtonLink kind="main" to={CHANNEL_PATH}>
            {t('allRooms')}
          </ButtonLink>
        }
      >
        {t(`no_${of}_text`)}
      </Notice>
    </>
  )
}
