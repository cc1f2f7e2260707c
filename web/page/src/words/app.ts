import type { Language } from 'dokushin';

const en = {
  home: 'Home',
  play: 'Play',
  learn: 'Learn',
  laboratory: 'Laboratory',
  set: 'Set',
  make: 'Make',
  collection: 'Collection',
  language: 'Language',
  views: 'Parts of the page',
  loading: 'Loading the engine…',
  broken: 'The engine could not go on.',
  refused:
    'This browser keeps nothing more: its storage is full, or refused to this page. What you do is lost with this tab; only the link in the address bar holds your puzzle and progress.',
  close: 'Close',
};

export const appWords: Record<Language, typeof en> = {
  en,
  ja: {
    home: 'ホーム',
    play: '解く',
    learn: '学ぶ',
    laboratory: '実験室',
    set: '作る',
    make: '自動で作る',
    collection: '問題集',
    language: '言語',
    views: 'ページの各部',
    loading: 'エンジンを読み込んでいます…',
    broken: 'エンジンが処理を続けられませんでした。',
    refused:
      'ブラウザーの保存領域がいっぱいか、このページには使えないため、これ以上保存できません。このタブを閉じると内容は失われます。問題と途中経過はアドレスバーのリンクにだけ残ります。',
    close: '閉じる',
  },
  zh: {
    home: '首页',
    play: '解题',
    learn: '学习',
    laboratory: '实验室',
    set: '出题',
    make: '自动出题',
    collection: '题集',
    language: '语言',
    views: '页面各部分',
    loading: '正在加载引擎…',
    broken: '引擎无法继续运行。',
    refused: '浏览器的存储空间已满，或不允许本页面使用，因此无法再保存。关闭此标签页后内容会丢失；题目和进度只保存在地址栏的链接中。',
    close: '关闭',
  },
};
