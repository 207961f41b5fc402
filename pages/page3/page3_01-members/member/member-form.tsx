import { useLocale } from '#client/i18n/use-locale.ts'
import { LinkIfHere } from '#client/router/link-if-here.tsx'
import { linkIfHere } from '#client/router/links.ts'
import { useLeaveGuard } from '#client/shell/leave-guard.tsx'
import { Button } from '#client/ui/button.tsx'
import { DateField } from '#client/ui/date/date-field.tsx'
import { Form } from '#client/ui/form/form.tsx'
import { MergeDialog } from '#client/ui/form/merge/merge-dialog.tsx'
import { RecordForm } from '#client/ui/form/record-form.tsx'
import { SelectField } from '#client/ui/form/select-field.tsx'
import { TextField } from '#client/ui/form/text-field.tsx'
import look from '#client/ui/look.module.css'
import { messages } from '#pages/page3/page3_01-members/messages.ts'
import type { Teams } from '#pages/page3/page3_01-members/teams.ts'
import type { Member, MemberFields } from '#resources/members/contract.ts'
import { JOB_NAMES, JOBS } from '#resources/members/rules.ts'
import { isDraft, useMemberForm } from './use-member-form.ts'

type Props = {
  member: Member
  teams: Teams
  /** Without the permission, the form is read-only. */
  canWrite: boolean
  onSaved: (saved: Member) => void
  onClose: () => void
  onArchive: (member: Member) => void
}

/** The form for an existing or a new member. */
export function MemberForm({ member, teams, canWrite, onSaved, onClose, onArchive }: Props) {
  const { t, language, formats } = useLocale(messages)
  const { form, field, isSending, isDirty, base, question, formProps } = useMemberForm(member, onSaved)
  useLeaveGuard(isDirty)
  const isNew = isDraft(base)
  const Fields = isDraft(member) ? Form : RecordForm
  const readOnly = isSending || !canWrite
  const nested = (path: 'name.en' | 'name.zh', label: string) => ({ ...form.getInputProps(path), label, readOnly })
  return (
    <>
      <Fields
        label={isNew ? t('newMember') : base.name[language]}
        {...formProps}
        submit={canWrite && t(isNew ? 'create' : 'save')}
        isDisabled={!isDirty}
        actions={
          <>
            {isDirty && <Button label={t('cancel')} disabled={isSending} onClick={onClose} />}
            {canWrite && !isNew && (
              <Button
                kind="quiet"
                isDanger={base.archivedAt === null}
                className={look.away}
                label={t(base.archivedAt ? 'restore' : 'archive')}
                disabled={isSending || isDirty}
                onClick={() => onArchive(base)}
              />
            )}
          </>
        }
      >
        {base.archivedAt && (
          <p className={look.message} data-tone="warn">
            {t('archivedSince', { time: formats.moment(base.archivedAt) })}
          </p>
        )}
        <TextField
          {...nested('name.zh', t('nameZh'))}
          maxLength={60}
          autoComplete="off"
          autoFocus={isNew}
          lang="zh-Hant"
        />
        <TextField {...nested('name.en', t('nameEn'))} maxLength={60} autoComplete="off" lang="en" />
        <TextField
          {...field('email', { label: t('email'), help: t('emailHelp') })}
          readOnly={readOnly}
          type="email"
          autoComplete="off"
          spellCheck={false}
        />
        <SelectField
          {...field('teamId', { label: t('team') })}
          disabled={readOnly}
          onChange={event => form.setFieldValue('teamId', Number(event.currentTarget.value))}
          options={[
            ...(isNew ? [{ value: '0', label: t('chooseTeam') }] : []),
            ...teams.options.map(({ value, label }) => ({ value: String(value), label })),
          ]}
        />
        <SelectField
          {...field('job', { label: t('job') })}
          disabled={readOnly}
          options={[
            ...(isNew ? [{ value: '', label: t('chooseJob') }] : []),
            ...JOBS.map(job => ({ value: job, label: JOB_NAMES[job][language] })),
          ]}
        />
        <DateField {...field('joinedOn', { label: t('joinedOn') })} readOnly={readOnly} />
        {!isNew && (
          <p className={look.dim}>
            {t('lastChange', { time: formats.moment(base.updatedAt) })}
            {' · '}
            <LinkIfHere to={linkIfHere('page3_08', { entity: 'members', rowId: String(base.id) })}>
              {t('history')}
            </LinkIfHere>
          </p>
        )}
      </Fields>
      <MergeDialog question={question} label={t} say={inWords} />
    </>
  )

  function inWords(name: keyof MemberFields, values: MemberFields): string {
    if (name === 'name') return `${values.name.zh} / ${values.name.en}`
    if (name === 'teamId') return teams.nameOf(values.teamId)
    return name === 'job' ? JOB_NAMES[values.job][language] : values[name]
  }
}
