import { PLATFORM_NAMES } from '../../platforms/platform-names.ts';
import { hasExport, type ExportingPlatform, type Platform } from '../../platforms/platform.ts';
import { counted, fileName, listed } from './phrases.ts';

type File = { file: string };
type Entry = File & { path: string };
type Expected = { platform: Platform | null };
/** The first names of an upload, and how many there are. */
type Found = { found: readonly string[]; total: number };
/** What a file is that is no ZIP. */
export type WrongFile =
  'rar' | '7z' | 'gzip' | 'html' | 'office' | 'picture' | 'empty' | 'json' | 'noZip' | 'unknown';

const EXPECTED: Record<ExportingPlatform, string> = {
  linkedin: 'Drop the ZIP of your LinkedIn data (it holds Profile.csv), or your profile saved as PDF.',
  youtube: 'Drop the ZIP of your YouTube Takeout (it holds channel.csv and videos.csv).',
  instagram: 'Drop the ZIP of your Instagram data, requested as JSON (it holds posts_1.json).',
};
const EXPECTED_ANY =
  'Drop your LinkedIn data (the ZIP with Profile.csv, or your profile saved as PDF), your Instagram data (the ZIP with posts_1.json), your YouTube Takeout (the ZIP with channel.csv) or a JSON Resume.';
const WHAT: Record<WrongFile, string> = {
  rar: 'is a RAR archive, not a ZIP',
  '7z': 'is a 7z archive, not a ZIP',
  gzip: 'is a .tgz archive, not a ZIP: choose .zip when you request the download',
  html: 'is a web page, not a ZIP',
  office: 'is an Excel or Word file, not a ZIP',
  picture: 'is a picture, not a ZIP',
  empty: 'is empty: the download was cut off',
  json: 'is a JSON file, but neither a JSON Resume nor posts of Instagram',
  noZip: "isn't a ZIP file",
  unknown: 'is not a file we know',
};
const AGAIN = 'Download it again and drop the whole ZIP.';
const UNCHANGED = 'Drop the ZIP exactly as you downloaded it.';
const SAVE_PDF = 'Open your LinkedIn profile, choose “More”, then “Save to PDF”, and drop that file.';
const CHANNELS = 'Choose “channels” and “video metadata” under YouTube when you request it.';

function expected(platform: Platform | null): string {
  if (platform === null) return EXPECTED_ANY;
  if (hasExport(platform)) return EXPECTED[platform];
  return `${PLATFORM_NAMES[platform]} needs no file: paste the link of your profile. A JSON Resume works too.`;
}
const found = (names: readonly string[], total: number) => listed(names, 'and', total);

export const importMessages = {
  'import.htmlVersion': 'This is the HTML version. Request the download again and choose JSON.',
  'import.partWithoutPosts':
    'This part of your download has pictures, but no posts_1.json. Upload all its parts together.',
  'import.cutOff': 'This file breaks off in the middle or is too long; what stands before that was taken.',
  'import.notInUpload': 'It is not in the upload.',
  'import.kindNotShown': 'This kind of file cannot be shown.',
  'import.notAPicture': 'This file is not a picture.',
  'import.fileMissing': 'This file is missing from the download.',
  'import.fileEmpty': 'This file is empty.',
  'import.nameTooLong': 'The name of this file is too long.',
  'import.pictureTooLarge': 'This picture is larger than 30 MB.',
  'import.videoTooLarge': 'This video is larger than 50 MB.',
  'import.noFilesNoCaption': 'None of its files is in the download, and it has no caption.',
  'import.nothingInEntry': 'This entry holds neither a picture nor a caption.',
  'import.namesNoFile': 'This entry names no file.',
  'import.tooManyFiles': 'This download has too many files; this one was not read.',
  'import.notJson': 'This file is damaged: it is not JSON.',
  'import.wrongFile': ({ file, what, platform }: File & Expected & { what: WrongFile }) =>
    `${fileName(file)} ${WHAT[what]}. ${expected(platform)}`,
  'import.wrongArchive': ({ platform, ...files }: Found & Expected) =>
    `This ZIP holds none of the files we know. We found ${found(files.found, files.total)}. ${expected(platform)}`,
  'import.officeArchive': ({ platform }: Expected) =>
    `This is an Excel or Word file, not a ZIP of your data. ${expected(platform)}`,
  'import.archiveInside': ({ file, platform }: File & Expected) =>
    `This ZIP holds only another archive (${file}). Drop that one. ${expected(platform)}`,
  'import.noProfileFile': (files: Found & { only: boolean }) =>
    `This ZIP has no Profile.csv. Choose Profile (and Positions) when you request it.${files.total === 0 ? '' : ` We found ${files.only ? 'only ' : ''}${found(files.found, files.total)}.`}`,
  'import.noChannelFile': (files: Found) =>
    `This ZIP has no channel.csv. ${CHANNELS} We found ${found(files.found, files.total)}.`,
  'import.takeoutWithoutChannel': `This Takeout has no channel.csv. ${CHANNELS}`,
  'import.noFile': ({ platform }: Expected) => `No file was uploaded. ${expected(platform)}`,
  'import.mostFiles': 'More than 100 files were uploaded at once. Drop the ZIPs of your download only.',

  'import.notAnArchive': ({ file }: File) =>
    `${fileName(file)} isn't a ZIP file. Drop the ZIP exactly as you downloaded it, without unpacking or renaming it.`,
  'import.incomplete': ({ file }: File) =>
    `${fileName(file)} is incomplete: the download was cut off. ${AGAIN}`,
  'import.damaged': ({ file, path }: Entry) => `${fileName(file)} is damaged at ${path}. ${AGAIN}`,
  'import.pointsOutside': ({ file, path }: Entry) =>
    `${fileName(file)} holds a file named “${path}”, which points outside the archive. ${UNCHANGED}`,
  'import.holdsLink': ({ file, path }: Entry) =>
    `${fileName(file)} holds ${path}, which is a link and not a file. ${UNCHANGED}`,
  'import.holdsTwice': ({ file, path }: Entry) =>
    `${fileName(file)} holds two files named ${path}. ${UNCHANGED}`,
  'import.locked': ({ file }: File) => `${fileName(file)} is locked with a password. ${UNCHANGED}`,
  'import.unknownPacking': ({ file, path }: Entry) =>
    `${fileName(file)} is packed in a way we can't read (${path}). ${UNCHANGED}`,
  'import.tooLarge': ({ file }: File) =>
    `${fileName(file)} is larger than 4 GB. Request the download in smaller parts.`,
  'import.tooManyEntries': ({ file }: File) =>
    `${fileName(file)} holds more than 50,000 files. Request the download in smaller parts, or without messages.`,
  'import.unpacksTooLarge': ({ file, path }: Entry) =>
    `${path} in ${fileName(file, 'inside')} is far larger than it should be, so we stopped reading it. ${UNCHANGED}`,
  'import.emptyArchive': ({ file }: File) => `${fileName(file)} is an empty ZIP. ${AGAIN}`,
  'import.fileTooLarge': ({ file, megabytes }: File & { megabytes: number }) =>
    `${fileName(file)} is larger than ${megabytes} MB, which no such export is. Drop the file exactly as you downloaded it.`,

  'import.pdfIsNoProfile': ({ file }: File) =>
    `${fileName(file)} is not a profile: this is not a LinkedIn profile saved as PDF. ${SAVE_PDF}`,
  'import.pdfWithoutText': ({ file }: File) =>
    `${fileName(file)} holds pictures of pages and no text, so it can't be read. ${SAVE_PDF}`,
  'import.pdfLocked': ({ file }: File) =>
    `${fileName(file)} is locked with a password. Drop the PDF exactly as LinkedIn gave it to you.`,
  'import.pdfDamaged': ({ file }: File) => `${fileName(file)} is damaged and can't be read. ${SAVE_PDF}`,
  'import.pdfTooSlow': ({ file }: File) =>
    `Reading ${fileName(file, 'inside')} took too long, so we stopped. ${SAVE_PDF}`,
  'import.pdfTooLarge': ({ file }: File) =>
    `${fileName(file)} is larger than 10 MB, which no LinkedIn profile is. ${SAVE_PDF}`,

  'import.profileFileMissing': (files: Found) =>
    `There is no Profile.csv, which says whose profile this is. Drop it together with ${found(files.found, files.total)}.`,
  'import.unknownColumns': ({ file }: File) =>
    `We cannot read the column names of ${fileName(file, 'inside')}. Set LinkedIn to English and request your data again, or save your profile as PDF.`,
  'import.emptyTable': ({ file }: File) =>
    `${fileName(file)} is empty: it has a header and no row. Request your data again, and choose Profile (and Positions).`,

  'import.postsDamaged': ({ file }: File) =>
    `${fileName(file)} in this download is damaged. Download it again from Instagram, and choose JSON.`,
  'import.postsEmpty': ({ file }: File) =>
    `${fileName(file)} in this download holds no posts. Choose all time when you request it.`,
  /** `like`: the name of another file; null: there is none. */
  'import.noPostsFile': ({ like }: { like: string | null }) =>
    `This ZIP has no posts_1.json; we found ${like === null ? 'nothing' : `only files like ${like}`}. Choose Posts, and JSON as the format, when you request it.`,
  'import.mostEntries': ({ most }: { most: number }) =>
    `This file has more than ${most} entries; the rest was not read.`,
  'import.mostVideos': ({ most }: { most: number }) => `Only the first ${most} videos are copied.`,

  'import.noName': ({ file }: File) =>
    `${fileName(file)} has no name: basics.name is missing or empty. Add it and drop the file again.`,
  'import.noPosts': ({ count }: { count: number }) =>
    `${count === 1 ? 'This file holds' : `These ${count} files hold`} no posts. Drop Markdown files, an Atom or RSS file, or your LinkedIn data with its articles.`,
  'import.morePosts': ({ count }: { count: number }) =>
    `${counted(count, { one: '# post', other: '# posts' })} beyond the first 500: drop them by themselves.`,
  'import.noPostFiles': ({ count }: { count: number }) =>
    `${counted(count, { one: '# file that is', other: '# files that are' })} no post.`,
  'import.textTooLarge': ({ file }: File) => `${fileName(file)} is larger than 20 MB.`,
  'import.textEmpty': ({ file }: File) => `${fileName(file)} is empty.`,
  'import.noFeed': ({ file }: File) => `${fileName(file)} is neither Atom nor RSS.`,
  'import.noArticle': ({ file }: File) => `${fileName(file)} is a web page, but no article of LinkedIn.`,
  'import.feedOthers': ({ file, count }: File & { count: number }) =>
    `${counted(count, { one: '# entry', other: '# entries' })} of ${fileName(file)} that ${count === 1 ? 'is no post' : 'are no posts'} (pages, pictures, the bin).`,
  'import.feedShortened': ({ file, count }: File & { count: number }) =>
    `The rest of ${counted(count, { one: '# post', other: '# posts' })} of ${fileName(file)}: the feed has only the beginning.`,
  'import.frontMatter': ({ file }: File) =>
    `The facts at the head of ${fileName(file)}: they are not YAML that can be read. Its text was taken.`,
  'import.postPicture': ({ post, why }: { post: string; why: 'missing' | 'unusable' | 'unreachable' }) =>
    `A picture of “${post}”: ${{ missing: 'it is not among the files', unusable: 'it could not be read as a picture', unreachable: 'the server that it lies on does not give it' }[why]}.`,
  'import.postsThere': ({ count }: { count: number }) =>
    `${counted(count, { one: '# post that is there already', other: '# posts that are there already' })}.`,
  'import.postTooLong': ({ post }: { post: string }) => `“${post}”: it has more than 300,000 characters.`,
} as const;
