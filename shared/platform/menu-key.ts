/** `Option 3` for the page or group 3, `Option 3-1` for the first page in it (S-I18N-2). */
export const menuKey = ({ id }: { id: string }): string => {
  const [option, child] = id.replace('page', '').split('_')
  return child ? `Option ${option}-${Number(child)}` : `Option ${option}`
}
