import type { Translation } from '@oa-profile/i18n';
import type { en } from './en.js';

export const ko: Translation<typeof en> = {
  title: '{{name}} | 공식 계정',
  description: '공식 계정 {{name}}의 프로필입니다. 영업시간, 자주 묻는 질문 등을 확인해 보세요.',

  'start.failed': '페이지 일부를 불러오지 못했습니다. 페이지를 새로고침해 주세요.',
  'start.slow': '페이지를 불러오는 데 시간이 오래 걸리고 있습니다. 기다리는 동안 내용을 읽을 수 있습니다.',
  'start.old':
    '브라우저 버전이 오래되어 이 페이지의 버튼을 사용할 수 없습니다. 내용을 읽고 링크를 여는 것은 가능합니다. 모든 기능을 사용하려면 브라우저를 업데이트해 주세요.',
  'start.withoutScript':
    'JavaScript가 꺼져 있어 이 페이지의 일부 버튼을 사용할 수 없습니다. 내용을 읽고 링크를 여는 것은 가능합니다.',

  'way.account': '계정 페이지로 이동',
  'way.app': '{{app}}에서 열기',
  'way.getApp': '{{app}} 다운로드',
};
