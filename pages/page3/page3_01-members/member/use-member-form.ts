import { api } from '#client/api/api.ts'
import { isRefused } from '#client/api/connect.ts'
import { queryClient } from '#client/api/query.ts'
import { atVersion, useAction } from '#client/api/use-action.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import { toast } from '#client/toast/toast.ts'
import { useVersionedForm } from '#client/ui/form/use-versioned-form.ts'
import { messages } from '#pages/page3/page3_01-members/messages.ts'
import { createMember, type Member, MemberFields, readMember, updateMember } from '#resources/members/contract.ts'

const fieldsOf = ({ name, email, teamId, job, joinedOn }: Member): MemberFields => ({
  name,
  email,
  teamId,
  job,
  joinedOn,
})

/** A member that is not saved yet has no version. */
export const isDraft = ({ version }: Member): boolean => version === 0

/** A new member to fill in, without team and job. */
export const draftOf = (today: string): Member => ({
  id: 0,
  name: { en: '', zh: '' },
  email: '',
  teamId: 0,
  // Empty, so that the schema refuses it until a job is chosen.
  job: '' as Member['job'],
  joinedOn: today,
  archivedAt: null,
  version: 0,
  updatedAt: '',
})

/** The form for a member. `onSaved` is also called for a new member. */
export function useMemberForm(member: Member, onSaved: (saved: Member) => void) {
  const { t, language } = useLocale(messages)
  const create = useAction(createMember)
  const update = useAction(updateMember)

  const save = (base: Member, changes: Partial<MemberFields>): Promise<Member> =>
    isDraft(base)
      ? create.send({ body: { ...fieldsOf(base), ...changes } })
      : update.send({ params: { memberId: base.id }, headers: atVersion(base), body: changes })

  return useVersionedForm<Member, MemberFields>({
    record: member,
    fieldsOf,
    schema: MemberFields,
    words: messages,
    save,
    currentOf: error => (isRefused(updateMember, 412, error) ? error.body.current : null),
    onSaved: (saved, merged) => {
      queryClient.setQueryData(api.query(readMember, { params: { memberId: saved.id } }).queryKey, saved)
      const name = saved.name[language]
      const fields = merged.map(field => t(field)).join(', ')
      if (isDraft(member)) toast.success(t('created', { name }), { cause: 'member' })
      else if (merged.length > 0) toast.success(t('savedMerged', { name, fields }), { cause: 'member' })
      else toast.success(t('saved', { name }), { cause: 'member' })
      onSaved(saved)
    },
  })
}
