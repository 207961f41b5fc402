/** API fields that most entities have. */
export const namesOf = ({ name_en: en, name_zh: zh }: { name_en: string; name_zh: string }) => ({ en, zh })

export const versionOf = ({ version, updated_at: updatedAt }: { version: number; updated_at: string }) => ({
  version,
  updatedAt,
})
