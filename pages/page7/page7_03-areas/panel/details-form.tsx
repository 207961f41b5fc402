import { isRefused } from '#client/api/connect.ts'
import { atVersion, useAction } from '#client/api/use-action.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import { LinkIfHere } from '#client/router/link-if-here.tsx'
import { linkIfHere } from '#client/router/links.ts'
import { useLeaveGuard } from '#client/shell/leave-guard.tsx'
import { toast } from '#client/toast/toast.ts'
import { Form } from '#client/ui/form/form.tsx'
import { MergeDialog } from '#client/ui/form/merge/merge-dialog.tsx'
import { useVersionedForm } from '#client/ui/form/use-versioned-form.ts'
import look from '#client/ui/look.module.css'
import { messages } from '#pages/page7/page7_03-areas/messages.ts'
import type { Steps } from '#pages/page7/page7_03-areas/steps/use-steps.ts'
import { type Area, updateArea } from '#resources/areas/contract.ts'
import { AreaDetails, DetailFields, detailsOf } from './detail-fields.tsx'
import type { Teams } from './use-teams.ts'

type Props = { area: Area; teams: Teams; steps: Steps; canEdit: boolean }

/** The name, the team and the rule of an area. What others change meanwhile is merged field by field. */
export function DetailsForm({ area, teams, steps, canEdit }: Props) {
  const { t, language } = useLocale(messages)
  const update = useAction(updateArea)
  const { form, isSending, isDirty, question, formProps } = useVersionedForm<Area, AreaDetails>({
    record: area,
    fieldsOf: detailsOf,
    schema: AreaDetails,
    words: messages,
    async save(base, changes) {
      try {
        const saved = await update.send({ params: { areaId: base.id }, headers: atVersion(base), body: changes })
        steps.note(base, saved, t('saved', { name: saved.name[language] }))
        return saved
      } catch (error) {
        if (isRefused(updateArea, 422, error) && error.body.overlaps) steps.showOverlaps(error.body.overlaps)
        throw error
      }
    },
    currentOf: error => (isRefused(updateArea, 412, error) ? error.body.current : null),
    onSaved: (saved, merged) => {
      const [name, fields] = [saved.name[language], merged.map(field => t(field)).join(', ')]
      toast.success(merged.length > 0 ? t('savedMerged', { name, fields }) : t('saved', { name }), { cause: 'areas' })
    },
  })
  useLeaveGuard(isDirty)
  const say = (field: keyof AreaDetails, { name, teamId, mayOverlap }: AreaDetails) => {
    if (field === 'name') return `${name.zh} · ${name.en}`
    return field === 'teamId' ? (teams.nameOf(teamId) ?? t('noTeam')) : t(mayOverlap ? 'yes' : 'no')
  }
  return (
    <>
      <Form
        label={t('details')}
        {...formProps}
        submit={canEdit && t('save')}
        isDisabled={!isDirty}
        actions={
          <LinkIfHere className={look.link} to={linkIfHere('page3_08', { entity: 'areas', rowId: String(area.id) })}>
            {t('history')}
          </LinkIfHere>
        }
      >
        <DetailFields form={form} teams={teams} readOnly={isSending || !canEdit} />
      </Form>
      <MergeDialog question={question} label={t} say={say} />
    </>
  )
}
