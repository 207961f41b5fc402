import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#client/api/api.ts'
import { useLanguage, useMessages } from '#client/i18n/i18n.ts'
import { useGlobal } from '#client/state/state.ts'
import { Dialog } from '#client/ui/dialog/dialog.tsx'
import { Loaded } from '#client/ui/states/loaded.tsx'
import { Notice } from '#client/ui/states/notice.tsx'
import { Skeleton } from '#client/ui/states/skeleton.tsx'
import { type Member, readMember } from '#resources/members/contract.ts'
import { Problem } from '#shared/errors.ts'
import { dayOf } from '#shared/zone.ts'
import { MemberForm } from './member-form.tsx'
import { messages } from './messages.ts'
import type { Teams } from './teams.ts'
import { draftOf } from './use-member-form.ts'

type Props = {
  /** `new`: a member that is being added. */
  memberId: number | 'new'
  teams: Teams
  formatTime: (time: string) => string
  canWrite: boolean
  onClose: () => void
  onAdded: () => void
  onArchive: (member: Member) => void
}

/** A member in a drawer beside the list, to view and edit. It asks before unsaved changes are lost. */
export function MemberDrawer({ memberId, onClose, onAdded, ...props }: Props) {
  const t = useMessages(messages)
  const language = useLanguage()
  const zone = useGlobal(global => global.time_zone)
  const isNew = memberId === 'new'
  const [draft] = useState(() => draftOf(dayOf(Date.now(), zone)))
  const query = useQuery({ ...api.query(readMember, { params: { memberId: isNew ? 0 : memberId } }), enabled: !isNew })
  const form = (member: Member) => (
    <MemberForm {...props} member={member} onClose={onClose} onSaved={() => isNew && onAdded()} />
  )
  const isMissing = query.error instanceof Problem && query.error.status === 404
  return (
    <Dialog isDrawer title={isNew ? t('newMember') : (query.data?.name[language] ?? t('members'))} onClose={onClose}>
      {isNew ? (
        form(draft)
      ) : isMissing ? (
        <Notice
          tone="empty"
          level={2}
          title={t('missingTitle')}
          actions={<Button onClick={onClose}>{t('close')}</Button>}
        >
          {t('missingText')}
        </Notice>
      ) : (
        <Loaded query={query} skeleton={<Skeleton height={480} />}>
          {form}
        </Loaded>
      )}
    </Dialog>
  )
}
