import { type ReactNode, useState } from 'react'
import { useRead } from '#client/api/use-read.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import { RecordPane } from '#client/list/record-pane.tsx'
import { useIsStillHere } from '#client/router/use-is-still-here.ts'
import { useGlobal } from '#client/state/state.ts'
import { Pane } from '#client/ui/dialog/pane.tsx'
import { messages } from '#pages/page3/page3_01-members/messages.ts'
import type { Teams } from '#pages/page3/page3_01-members/teams.ts'
import { type Member, readMember } from '#resources/members/contract.ts'
import { dayOf } from '#shared/time/zone.ts'
import { MemberForm } from './member-form.tsx'
import { draftOf } from './use-member-form.ts'

type FormProps = { teams: Teams; canWrite: boolean; onClose: () => void; onArchive: (member: Member) => void }

/** A member in a pane beside the list, to view and edit. It asks before unsaved changes are lost. */
export function MemberPane({ memberId, steps, ...props }: FormProps & { memberId: number; steps: ReactNode }) {
  const { t, language } = useLocale(messages)
  const query = useRead(readMember, { params: { memberId } })
  const title = query.data?.name[language] ?? t('members')
  return (
    <RecordPane {...{ query, title, t, steps }} onClose={props.onClose}>
      {member => <MemberForm key={member.id} {...props} member={member} onSaved={() => {}} />}
    </RecordPane>
  )
}

/** A member that is being added. */
export function NewMemberPane({ onAdded, ...props }: FormProps & { onAdded: () => void }) {
  const { t } = useLocale(messages)
  const isStillHere = useIsStillHere()
  const zone = useGlobal(global => global.time_zone)
  const [draft] = useState(() => draftOf(dayOf(Date.now(), zone)))
  return (
    <Pane title={t('newMember')} onClose={props.onClose}>
      <MemberForm {...props} member={draft} onSaved={() => isStillHere() && onAdded()} />
    </Pane>
  )
}
