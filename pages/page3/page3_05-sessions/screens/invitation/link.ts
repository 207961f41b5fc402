import { MOUNT_PATH } from '#client/loading/mount.ts'

/** The link of an invitation. What follows `#` is never sent to a server, so no log holds the secret. */
export const linkToInvitation = (secret: string): string => `${location.origin}${MOUNT_PATH}/invitation#${secret}`
