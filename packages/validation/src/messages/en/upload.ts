import type { Format, MessageValue } from '../message-value.ts';
import { counted } from './phrases.ts';

export const uploadMessages = {
  'upload.onePicture': 'Choose one picture to upload.',
  'upload.noPicture': 'Choose a picture to upload.',
  'upload.onePictureAtATime': 'Upload one picture at a time.',
  'upload.pictureBrokenOff': 'The upload broke off before it was done. Choose the picture again.',
  'upload.noRoomForPictures':
    'There is no room for more of your pictures. Delete some that you no longer need, then upload this one again.',
  'upload.pictureUnsupported':
    'This file is not a picture that we can read. Save it as JPEG, PNG, WebP or AVIF and try again.',
  'upload.pictureTooLarge': 'This picture is too large. Save it with 10 MB or less and try again.',
  'upload.pictureTooManyPixels':
    'This picture has too many pixels. Scale it down to 40 megapixels or less and try again.',
  'upload.pictureBroken':
    'This picture is damaged. Open it in a picture editor, save it again and try again.',
  'upload.pictureTimeout': 'This picture took too long to read. Save it in a smaller size and try again.',
  'upload.busy': 'Many people are uploading right now. Try again in a minute.',
  'upload.brokenOff': 'The upload broke off before it was done. Send the files again.',
  'upload.tooLarge': 'This is more than 4 GB. Request the download in smaller parts.',
  'upload.tooManyFiles': 'More than 100 files were uploaded at once. Drop the ZIPs of your download only.',
  'upload.stalled':
    'Nothing arrived for 30 seconds, so the upload was stopped. Check your connection and send the files again.',
  'upload.tooSlow':
    'The upload took longer than two hours, so it was stopped. Request the download in smaller parts, or use a faster connection.',
  'upload.threeAlready':
    'Three uploads from your network are already running. Try again when one of them has finished.',
  'upload.filmNotMp4': 'This video is not an MP4 that browsers play. Save it as MP4 and try again.',
  'upload.filmBroken': 'This video is damaged or breaks off before it ends.',
  'upload.filmHasMore': 'This video carries data besides its picture and its sound, so it is not published.',
  'upload.pictureMoves':
    'This picture moves, and pages show still ones. Save the frame that you want as JPEG, PNG or WebP and upload that.',
  'upload.pictureStill': 'This picture moves; only its first frame is shown.',
  'upload.notAForm': 'Send the files as a form (multipart/form-data).',
  'upload.notAPictureForm': 'Send the picture as a form (multipart/form-data).',
  'upload.noBoundary': 'The form does not say what stands between its parts. Send it again.',
  'upload.strangeForm': 'This form is not one of ours. Send each file as a part named file.',
  'upload.plainForm': 'Send the form as a form.',
  'upload.picturesBeyond': ({ most, beyond }: { most: number; beyond: number }) =>
    `Only the first ${most} pictures of your upload were copied; ${beyond} more are left out.`,
  'upload.picturesLate': ({ count }: { count: number }) =>
    `${counted(count, { one: '# picture', other: '# pictures' })} of your upload could not be copied within a minute.`,
  'upload.videosLate': ({ count }: { count: number }) =>
    `${counted(count, { one: '# video', other: '# videos' })} of your upload could not be copied within a minute.`,
  'upload.unusable': ({ file, reason }: { file: string; reason: MessageValue }, say: Format) =>
    `${file}: ${say(reason)}`,
  'upload.moreUnusable': ({ count }: { count: number }) =>
    `And ${counted(count, { one: '# more file', other: '# more files' })} could not be used.`,
} as const;
