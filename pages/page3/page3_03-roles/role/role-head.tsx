import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useLocale } from '#client/i18n/use-locale.ts'
import { IconButton } from '#client/ui/icon-button.tsx'
import look from '#client/ui/look.module.css'
import styles from '#pages/page3/page3_03-roles/matrix.module.css'
import { messages } from '#pages/page3/page3_03-roles/messages.ts'
import type { Role } from '#resources/roles/contract.ts'
import { DEFAULT_ROLE } from '#shared/platform/roles.ts'

type Props = {
  role: Role
  count: number
  isYours: boolean
  canWrite: boolean
  isBusy: boolean
  onPreview: (role: Role) => void
  onRename: (role: Role) => void
  onRemove: (role: Role) => void
}

/** The column head of a role: how many have it, and its actions. */
export function RoleHead({ role, count, isYours, canWrite, isBusy, onPreview, onRename, onRemove }: Props) {
  const { t, language } = useLocale(messages)
  const name = role.name[language]
  const deeds = [
    { key: 'preview', Icon: IconEye, label: t('previewOf', { role: name }), act: onPreview, isShown: true },
    { key: 'rename', Icon: IconPencil, label: t('renameOf', { role: name }), act: onRename, isShown: canWrite },
    {
      key: 'remove',
      Icon: IconTrash,
      label: t('removeOf', { role: name }),
      act: onRemove,
      isShown: canWrite && role.id !== DEFAULT_ROLE,
    },
  ]
  return (
    <th scope="col" className={styles.role}>
      <span className={`${look.strong} ${look.block} ${look.breaking}`}>{name}</span>
      <span className={`${look.block} ${look.dim} ${look.small}`}>
        {t('people', { count })}
        {isYours && (
          <span className={`${look.badge} ${look.block}`} data-tone="info">
            {t('yours')}
          </span>
        )}
      </span>
      <span className={`${look.inline} ${styles.deeds}`} data-above="2" data-gap="2">
        {deeds.map(
          ({ key, Icon, label, act, isShown }) =>
            isShown && <IconButton icon={Icon} key={key} label={label} disabled={isBusy} onClick={() => act(role)} />,
        )}
      </span>
    </th>
  )
}
