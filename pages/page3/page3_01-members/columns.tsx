import type { Locale } from '#client/i18n/use-locale.ts'
import { columnsOf } from '#client/list/columns-of.tsx'
import { linkTo } from '#client/router/links.ts'
import look from '#client/ui/look.module.css'
import type { Column } from '#client/ui/table/column.ts'
import { RowLink } from '#client/ui/table/menu/row-link.tsx'
import type { Member, Outcome } from '#resources/members/contract.ts'
import { fields } from '#resources/members/fields.ts'
import type { messages } from './messages.ts'

/** What the cells need besides the row. */
export type MemberView = Locale<typeof messages> & {
  teamName: (id: number) => string
  /** Why members could not be changed in the last attempt. */
  refusals: ReadonlyMap<number, NonNullable<Outcome['refusal']>>
}

export const columns: Column<Member, MemberView>[] = columnsOf(fields, {
  name: { cell: (member, view) => <Name member={member} view={view} /> },
  email: { typicalLength: 28, maxLength: 40, leavesBelow: 900 },
  team: { cell: ({ teamId }, view) => view.teamName(teamId), typicalLength: 16, leavesBelow: 600, isFact: true },
  job: { leavesBelow: 440, isFact: true },
  joinedOn: { leavesBelow: 700 },
})

export const linkToMember = ({ id }: Pick<Member, 'id'>) => linkTo('page3_01', { isArchived: null, member: id })

/** Both names, with the operator's language first. */
function Name({ member, view }: { member: Member; view: MemberView }) {
  const { t, language, refusals } = view
  const { id, name, archivedAt } = member
  const refusal = refusals.get(id)
  return (
    <span className={look.row} data-gap="0 8">
      <RowLink to={linkToMember(member)} className={look.text}>
        {name[language]}
      </RowLink>{' '}
      <span className={`${look.dim} ${look.light}`}>{name[language === 'en' ? 'zh' : 'en']}</span>
      {archivedAt && (
        <span className={look.badge} data-tone="warn">
          {t('archived')}
        </span>
      )}
      {refusal && (
        <span className={`${look.bad} ${look.small} ${look.medium} ${look.ownLine}`}>{t(`refused_${refusal}`)}</span>
      )}
    </span>
  )
}
