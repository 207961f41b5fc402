export { startThumbnails as start } from './thumbnails.ts'
