import { Button } from '@mantine/core'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useMessages } from '#client/i18n.ts'
import { SelectField } from '#client/ui/form/select-field.tsx'
import { TextField } from '#client/ui/form/text-field.tsx'
import type { Take } from '#resources/saved-requests/contract.ts'
import { MOST_TAKES, SOURCES, wrongInTake } from '#resources/saved-requests/rules.ts'
import { savedMessages } from './messages.ts'
import { wordFor } from './row-words.ts'
import styles from './saved.module.css'
import type { SavedForm } from './use-saved-form.ts'
import { RUN_VARIABLE, reference } from './variables.ts'

type Props = { form: SavedForm['form']; path: string; takes: readonly Take[] }

const NEW_TAKE: Take = { name: '', from: 'body', at: '/id' }

/** The variables that a step takes out of its reply. */
export function TakeRows({ form, path, takes }: Props) {
  const t = useMessages(savedMessages)
  return (
    <fieldset className={styles.part}>
      <legend>{t('takes')}</legend>
      <p className={styles.note}>
        {t('takesNote', { example: reference(takes[0]?.name || 'memberId'), run: reference(RUN_VARIABLE) })}
      </p>
      {takes.map((take, index) => {
        const at = `${path}.${index}`
        const isWrongName = form.errors[`${at}.name`] !== undefined
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place; two may be alike.
          <div key={index} className={styles.row} data-columns="take">
            <TextField
              {...form.getInputProps(`${at}.name`)}
              label={t('variable')}
              error={isWrongName && t('variable_wrong')}
              maxLength={40}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
            <SelectField
              {...form.getInputProps(`${at}.from`)}
              label={t('from')}
              error={null}
              options={SOURCES.map(value => ({ value, label: t(`from_${value}`) }))}
            />
            {take.from !== 'status' && (
              <TextField
                {...form.getInputProps(`${at}.at`)}
                label={t(take.from === 'body' ? 'pointer' : 'headerName')}
                error={form.errors[`${at}.at`] !== undefined && wordFor(t, wrongInTake(take))}
                maxLength={500}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
              />
            )}
            <button
              type="button"
              className={styles.act}
              aria-label={t('removeTake', { place: index + 1 })}
              onClick={() => form.removeListItem(path, index)}
            >
              <IconTrash size={16} stroke={1.7} aria-hidden />
            </button>
          </div>
        )
      })}
      {takes.length < MOST_TAKES && (
        <Button
          className={styles.add}
          size="compact-md"
          variant="default"
          onClick={() => form.insertListItem(path, NEW_TAKE)}
        >
          {t('addTake')}
        </Button>
      )}
    </fieldset>
  )
}
