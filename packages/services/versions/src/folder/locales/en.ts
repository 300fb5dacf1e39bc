/** Messages of the folder of images and videos. */
const en = {
  'versions.folder': 'Folder of images and videos',
  'versions.folder.help':
    'Subfolders name the language and the device, such as en-US/phone/1.png; fastlane’s folders work, too. Files are checked before they are uploaded.',
  'versions.folder.drop': 'Drop a folder here, or',
  'versions.folder.choose': 'Choose folder',
  'versions.folder.reading': 'Reading the folder…',
  'versions.folder.failed': 'The folder can’t be read. Try again.',
  'versions.folder.empty': 'No file in this folder can be used.',
  'versions.folder.places': 'Destinations',
  'versions.folder.screenshots': '{count, plural, one {# screenshot} other {# screenshots}}',
  'versions.folder.replaces': '{count, plural, one {Replaces # screenshot} other {Replaces # screenshots}}',
  'versions.folder.refused': '{count, plural, one {# file isn’t used} other {# files aren’t used}}',
  'versions.folder.misfit.type': 'Only PNG, JPEG, MP4, and MOV files are used, and PNG for the icon',
  'versions.folder.misfit.language': 'The version has no text in this language: {sample}',
  'versions.folder.misfit.device': 'The app doesn’t support this device: {sample}',
  'versions.folder.misfit.unknownDevice':
    'No device has this name: {sample}. Name the folder phone, tablet, watch, tv, car, or vr.',
  'versions.folder.misfit.part': 'The store doesn’t show this image',
  'versions.folder.misfit.iconLanguage':
    'All languages have the same icon. Put it in the folder of the default language.',
  'versions.folder.misfit.twice': 'Only one is shown here, and {sample} is used',
  'versions.folder.misfit.tooMany': 'Only the first {count} screenshots are used',
  'versions.folder.misfit.size': 'Larger than {sample} MB',
  'versions.folder.misfit.unreadable': 'The file isn’t a PNG or JPEG image',
  'versions.folder.misfit.ratio': 'Wrong aspect ratio: {sample}',
  'versions.folder.misfit.sides': 'Wrong size: {sample} pixels',
  'versions.folder.misfit.steep': 'The long side is more than {count} times the short one: {sample}',
  'versions.folder.addLanguage': 'Add {language}',
  'versions.folder.upload': '{count, plural, one {Upload # file} other {Upload # files}}',
  'versions.folder.cancel': 'Cancel',
  'versions.folder.sending': 'Uploaded {done} of {count}',
  'versions.folder.done': '{count, plural, one {# file added} other {# files added}}',
  'versions.folder.close': 'Close',
}
export default en
