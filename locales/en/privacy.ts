/** The privacy policy (contents: specification, app shell §2). It says what this program does, no more. */
export const privacy = {
  title: 'Privacy policy',
  updated: 'Last changed on {date:string}',
  intro:
    'Page Speed Boost makes the pages of online stores faster: it compresses images, writes alt texts and file names, and lets pages load ahead. This policy says which information about a store and its owner the app holds, what for, and for how long.',
  contents: 'Contents',
  collect: {
    title: 'What we collect',
    line: 'When you install the app, and while you use it, we receive from your store:',
    owner:
      'Your name, email address and phone number, as far as your store platform gives them to apps.',
    shop: 'The name, address, plan and language of your store.',
    catalogue:
      'Products, blogs and collections: titles, vendors, types, prices, and their images with file names and alt texts.',
    theme:
      'Your theme and its script tags, to tell whether the speed-up is on and to turn it on or off.',
    use: 'What you do in the app: settings, optimizations, what they saved, and the messages you write to us.',
    visitors:
      'Of the visitors of your store we keep nothing that could tell one from another. The script that loads pages ahead sets no cookie. Only if you turn visitor figures on, browsers report how fast pages appeared, and we keep counts of each day.'
  },
  use: {
    title: 'What we use it for',
    work: 'To do what you ask for: compress images, write alt texts and file names, restore originals, measure the speed of your pages.',
    plan: 'To count images against your plan and to charge for it through your store platform. We never see card numbers.',
    support: 'To answer your messages, and to tell you about changes that concern your store.',
    improve:
      'To find faults and to see which features are used. These counts name the store, never its customers.',
    share:
      'We do not sell information, and we give it to nobody except to the companies that run our servers and send our email, who may use it for nothing else, or where the law demands it. Where the speed of your store is measured by PageSpeed Insights, its address is given to Google.',
    cookie:
      'One cookie keeps you signed in, for 30 days. There are no cookies for advertising or for following you.'
  },
  rights: {
    title: 'Rights of European merchants',
    line: 'If you are in the European Economic Area, the United Kingdom or Switzerland, you may ask to see the personal information we hold about you, to have it corrected, completed, deleted or handed over to you, and to have its use limited. You may object to its use, and complain to the data protection authority of your country.',
    ground:
      'We use your information to fulfil the contract you have with us, and otherwise because we have a legitimate interest in a service that works and is safe.',
    transfer:
      'Your information may be processed outside of Europe, where the companies that run our servers have theirs.'
  },
  keep: {
    title: 'How long we keep it',
    line: 'We keep the information about your store until you uninstall the app; it is deleted after that, and sooner if you ask us to.',
    originals:
      'Original images are kept for {days:string} days after they were optimized, so that you can restore them, and then deleted.'
  },
  contact: {
    title: 'Contact',
    line: 'For questions about this policy, or to use your rights, write to us through Contact support in the app.',
    email: 'You can also write to {email:string}.'
  }
}
